"""Writes a trained network as eight-bit numbers, the way the product reads them.

    python3 tools/people-net/quantize.py FILE.pt --data FOLDER --out packages/bots/data/people.json

With `--check FILE` it also writes down what the network makes of the positions in that file, for the tests.
"""
import argparse, base64, json
import numpy as np
import torch

args = argparse.ArgumentParser()
args.add_argument("weights")
args.add_argument("--data", required=True)
args.add_argument("--out", required=True)
args = args.parse_args()

saved = torch.load(args.weights, map_location="cpu")
names = json.load(open(f"{args.data}/board.json"))["names"]
tensors, scales, data = [], [], []
for name, value in saved["weights"].items():
    w = value.float().numpy()
    # One row for each fact, and for each of the few numbers that stand alone.
    if name == "facts.weight": w = w.T
    w = w.reshape(-1, w.shape[-1]) if w.ndim > 1 else w.reshape(1, -1) if name == "nothing" else w.reshape(-1, 1)
    scale = np.maximum(np.abs(w).max(1, keepdims=True) / 127, 1e-12).astype("<f4")
    tensors.append([name, *w.shape])
    scales.append(scale.tobytes())
    data.append(np.clip(np.rint(w / scale), -127, 127).astype("i1").tobytes())
text = lambda parts: base64.b64encode(b"".join(parts)).decode()
parts = dict(
    source="Learned by tools/people-net from games between people on Droidippy, published in zond/godip-history. No game is part of it.",
    size=dict(width=saved["d"], layers=saved["layers"], heads=saved["heads"]),
    **names, tensors=tensors, scales=text(scales), data=text(data),
)
with open(args.out, "w") as file:
    json.dump(parts, file, separators=(",", ":"))
    file.write("\n")
print(f"{sum(r * c for _, r, c in tensors)} weights, {len(json.dumps(parts))} bytes")
