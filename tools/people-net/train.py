"""Trains the network on what `export.ts` wrote, and saves it for `quantize.py`.

    python3 tools/people-net/train.py --data FOLDER --out FILE.pt --minutes 60

Games that `isKept` names are only used to see how training goes. The learning rate follows the clock and ends at zero, so a
run always ends well, however fast the machine is. With a GPU, take `--d 192 --layers 6 --batch 192`.
"""
import argparse, json, math, os, sys, time
import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from data import Games, chances
from network import Net

args = argparse.ArgumentParser()
args.add_argument("--data", required=True)
args.add_argument("--out", required=True)
args.add_argument("--minutes", type=float, default=60)
args.add_argument("--d", type=int, default=96)
args.add_argument("--layers", type=int, default=4)
args.add_argument("--heads", type=int, default=4)
args.add_argument("--batch", type=int, default=64)
args.add_argument("--rate", type=float, default=0.02, help="of the matrices in the layers; the rest takes a tenth")
args.add_argument("--value", type=float, default=0.3, help="how much the forecast counts beside the orders")
args.add_argument("--alone", type=float, default=0.3, help="share of positions in which no earlier order is seen")
args.add_argument("--forget", type=float, default=0.1, help="share of positions whose last movement phase isn't shown")
args.add_argument("--measured", type=int, default=1500, help="kept positions looked at now and then")
args.add_argument("--threads", type=int, default=2)
args.add_argument("--seed", type=int, default=1)
args.add_argument("--steps", type=int, default=0, help="stops after so many, to time it")
args = args.parse_args()

torch.manual_seed(args.seed)
torch.set_num_threads(args.threads)
device = "cuda" if torch.cuda.is_available() else "cpu"
board = json.load(open(f"{args.data}/board.json"))
net = Net(board, args.d, args.layers, args.heads).to(device)
games = Games(args.data, np.array(net.offsets, dtype=np.int64), device)


class Muon(torch.optim.Optimizer):
    """Steps along the nearest orthogonal matrix (Jordan et al. 2024)."""
    def __init__(s, params, lr, momentum=0.95, decay=0.01):
        super().__init__(params, dict(lr=lr, momentum=momentum, decay=decay))

    @torch.no_grad()
    def step(s):
        for group in s.param_groups:
            for p in group["params"]:
                state = s.state[p]
                if "m" not in state: state["m"] = torch.zeros_like(p)
                m = state["m"].lerp_(p.grad, 1 - group["momentum"])
                g = p.grad.lerp(m, group["momentum"]).bfloat16()
                tall = g.shape[0] > g.shape[1]
                if tall: g = g.T.contiguous()
                g = g / (g.norm() + 1e-7)
                for _ in range(5):
                    a = g @ g.T
                    g = 3.4445 * g + (-4.7750 * a + 2.0315 * (a @ a)) @ g
                if tall: g = g.T
                p.mul_(1 - group["lr"] * group["decay"])
                p.add_(g.float(), alpha=-group["lr"] * max(1, p.shape[0] / p.shape[1]) ** 0.5)


inner = [p for n, p in net.named_parameters() if p.dim() == 2 and n.split(".")[0] in ("attend", "feed", "see", "think", "ask", "answer_to", "answer_unit", "order_unit", "order_to", "order_target", "value_up")]
ids = {id(p) for p in inner}
slow = [p for n, p in net.named_parameters() if n.split(".")[0] in ("near", "base", "known")]
ids_slow = {id(p) for p in slow}
rest = [p for p in net.parameters() if id(p) not in ids and id(p) not in ids_slow]
optimizers = [Muon(inner, args.rate), torch.optim.AdamW([dict(params=rest, lr=args.rate * 0.15), dict(params=slow, lr=args.rate * 0.5)], betas=(0.9, 0.98), weight_decay=0.0)]
base = [[g["lr"] for g in o.param_groups] for o in optimizers]
train, held = np.nonzero(~games.kept)[0], np.nonzero(games.kept)[0]
print(f"{sum(p.numel() for p in net.parameters())} weights; {len(train)} positions, {len(held)} kept; {device}", flush=True)


def measure(size):
    net.eval()
    rng = np.random.default_rng(1)
    some = rng.permutation(held)[:size]
    same = {"alone": 0, "known": 0}
    n, loss, error, centres, positions = 0, 0.0, 0.0, 0.0, 0
    with torch.no_grad(), torch.autocast(device, torch.bfloat16):
        for ix in np.array_split(some, math.ceil(len(some) / 64)):
            for mode in same:
                x = games.batch(ix, lambda b, n: (np.full((b, 1, 1), mode == "known"), rng.random((b, n))))
                h = net.encode(x)
                score = net(x, h)
                best = torch.full((x["rows"],), -1e9, device=device).scatter_reduce_(0, x["unit"], score, "amax")
                same[mode] += (score[x["chosen"]] >= best[x["which"]]).sum().item()
            n += len(x["chosen"])
            loss -= chances(x, score)[x["chosen"]].sum().item()
            error += ((net.value_of(h).softmax(-1) - x["goal"]) ** 2).sum().item()
            centres += ((x["centres"] - x["goal"]) ** 2).sum().item()
            positions += len(ix)
    net.train()
    return f"alone {same['alone'] / n:.4f}, knowing earlier orders {same['known'] / n:.4f}, loss {loss / n:.3f}, forecast {error / positions / games.powers:.4f} (centers {centres / positions / games.powers:.4f}), {n} orders"


def save(name):
    torch.save(dict(weights={k: v.detach().cpu() for k, v in net.state_dict().items()}, d=args.d, layers=args.layers, heads=args.heads, board=board), name)


rng = np.random.default_rng(args.seed)
begun, step, seen, used = time.time(), 0, 0, time.process_time()
lately = [0.0, 0.0, 0]
next_note = 60
done = False
while not done:
    order = rng.permutation(train)
    for i in range(0, len(order) - args.batch + 1, args.batch):
        progress = (time.time() - begun) / (args.minutes * 60)
        if progress >= 1 or (args.steps and step >= args.steps):
            done = True
            break
        # Up quickly, level, and down to nothing over the second half.
        scale = min(1, (step + 1) / 60) * min(1, (1 - progress) / 0.6)
        for o, rates in zip(optimizers, base):
            for g, rate in zip(o.param_groups, rates): g["lr"] = rate * scale
        x = games.batch(
            order[i:i + args.batch],
            lambda b, n: (rng.random((b, 1, 1)) >= args.alone, rng.random((b, n))),
            rng.random(args.batch) < args.forget,
        )
        with torch.autocast(device, torch.bfloat16):
            h = net.encode(x)
            loss = -chances(x, net(x, h))[x["chosen"]].mean()
            value = -(x["goal"] * F.log_softmax(net.value_of(h), -1)).sum(-1).mean()
        for o in optimizers: o.zero_grad(set_to_none=True)
        (loss + args.value * value).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        for o in optimizers: o.step()
        step += 1
        seen += args.batch
        lately[0] += loss.item(); lately[1] += value.item(); lately[2] += 1
        if time.time() - begun >= next_note or step in (5, 50):
            cpu = time.process_time() - used
            print(f"{(time.time() - begun) / 60:.1f} min, {step} steps, {seen / len(train):.2f} epochs, {seen / cpu:.0f} positions a second of processor time: loss {lately[0] / lately[2]:.3f}, forecast {lately[1] / lately[2]:.3f}", flush=True)
            lately = [0.0, 0.0, 0]
            if time.time() - begun >= next_note: next_note += 60
            if step > 50 and round(next_note / 60) % 8 == 0:
                save(args.out + ".part")
                print("   ", measure(args.measured), flush=True)
save(args.out)
print(f"end: {step} steps, {seen / len(train):.2f} epochs, {time.process_time() - used:.0f} s of processor time;", measure(6000), flush=True)
