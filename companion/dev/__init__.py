"""What makes or measures the product: benches, the fuzzer, scenes and their pictures."""
