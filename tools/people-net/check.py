"""Writes down what the shipped network makes of a few positions, computed by PyTorch in double precision, for the tests.

    node tools/people-net/export.ts --positions tools/people-net/positions.json --out FOLDER
    python3 tools/people-net/check.py FOLDER packages/bots/data/people.json packages/bots/testing/predictions.json
"""
import base64, json, os, sys
import numpy as np
import torch

here = os.path.dirname(os.path.abspath(__file__))
folder, network, out = sys.argv[1:4]
sys.argv = [sys.argv[0], "--data", folder, "--out", "", "--threads", "1"]
sys.path.insert(0, here)
import data
from network import Net

shipped = json.load(open(network))
board = json.load(open(f"{folder}/board.json"))
net = Net(board, shipped["size"]["width"], shipped["size"]["layers"], shipped["size"]["heads"]).double()
scales = np.frombuffer(base64.b64decode(shipped["scales"]), dtype="<f4").astype(np.float64)
values = np.frombuffer(base64.b64decode(shipped["data"]), dtype="i1").astype(np.float64)
state, row, at = net.state_dict(), 0, 0
for name, rows, columns in shipped["tensors"]:
    w = values[at:at + rows * columns].reshape(rows, columns) * scales[row:row + rows, None]
    row, at = row + rows, at + rows * columns
    if name == "facts.weight": w = w.T
    state[name] = torch.from_numpy(np.ascontiguousarray(w)).reshape(state[name].shape)
net.load_state_dict(state)
net.eval()

games = data.Games(folder, np.array(net.offsets))
texts = json.load(open(f"{folder}/choices.json"))
made = json.load(open(f"{here}/positions.json"))
results = []
for number in range(len(games.raw)):
    # The last phase of each game is the position itself.
    if number + 1 < len(games.raw) and games.game[number + 1] == games.game[number]: continue
    found = {}
    for mode in ("alone", "known"):
        x = games.batch(np.array([number]), lambda b, n: (np.full((b, 1, 1), mode == "known"), np.arange(n)[None] / n))
        with torch.no_grad():
            x = {k: v.double() if torch.is_tensor(v) and v.is_floating_point() else v for k, v in x.items()}
            h = net.encode(x)
            chance = data.chances(x, net(x, h)).exp().numpy()
            shares = net.value_of(h).softmax(-1)[0].numpy()
        units = x["unit"].numpy()
        found[mode] = []
        for u in range(int(games.raw[number, 5])):
            mine = np.nonzero(units == u)[0]
            best = mine[np.argsort(-chance[mine], kind="stable")[:4]]
            found[mode].append({texts[number][i]: round(float(chance[i]), 9) for i in best})
    position = made[int(games.game[number])]
    results.append(dict(position, shares=[round(float(s), 9) for s in shares], **found))
json.dump(results, open(out, "w"), indent=1)
