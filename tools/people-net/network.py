"""The network: what people order in a position, and how games end that come from there.

A token for each province, each power and the whole board goes through an encoder. A decoder gives every unit a score for each
thing it could be ordered, seeing what other units of its power were ordered already. Everything here has its counterpart in
packages/bots/src/people; when one changes, so does the other.
"""
import math
import torch
import torch.nn as nn
import torch.nn.functional as F

HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY = range(5)
TYPES = 5
# What is written on a province: the unit, its power, its coast, the owner; then the unit that stood there in the last
# movement phase: what it was ordered, its power, where to, and whom it helped.
def columns(P): return (3, 8, 8, 9, 7, 8, P + 1, P + 1)
# What is known of orders already given, as facts about a choice; each has a weight of its own.
CHOICE_FACTS = 15


def plain(x):
    """In 32 bits at least."""
    return x if x.dtype == torch.float64 else x.float()


def norm(x):
    # PyTorch takes eight times as long for this on a processor if it's given 16 bits.
    return F.layer_norm(plain(x), x.shape[-1:]).to(x.dtype)


class Attention(nn.Module):
    def __init__(s, D, heads):
        super().__init__()
        s.heads = heads
        s.q = nn.Linear(D, D, bias=False)
        s.kv = nn.Linear(D, 2 * D, bias=False)
        s.o = nn.Linear(D, D, bias=False)
        nn.init.zeros_(s.o.weight)

    def forward(s, x, mem, bias):
        b, n, D = x.shape
        m = mem.shape[1]
        q = (s.q(x) * (1 / math.sqrt(D // s.heads))).view(b, n, s.heads, -1).transpose(1, 2)
        k, v = s.kv(mem).view(b, m, 2, s.heads, -1).permute(2, 0, 3, 1, 4)
        a = q @ k.transpose(-1, -2) + bias
        return s.o((a.softmax(-1) @ v).transpose(1, 2).reshape(b, n, D))


class Feed(nn.Module):
    def __init__(s, D, wide):
        super().__init__()
        s.up = nn.Linear(D, wide, bias=False)
        s.down = nn.Linear(wide, D, bias=False)
        nn.init.zeros_(s.down.weight)

    def forward(s, x):
        return s.down(F.relu(s.up(x)).square())


class Net(nn.Module):
    def __init__(s, board, D=96, layers=4, heads=4):
        super().__init__()
        s.D, s.layers, s.heads = D, layers, heads
        P = s.P = board["provinces"]
        L = s.L = len(board["provinceOf"])
        s.register_buffer("province_of", torch.tensor(board["provinceOf"]), persistent=False)
        s.columns = columns(P)
        s.offsets = [sum(s.columns[:i]) for i in range(len(s.columns))]
        T = P + 8
        s.place = nn.Parameter(torch.randn(T, D) * 0.05)
        s.facts = nn.Linear(sum(s.columns), D, bias=False)
        nn.init.normal_(s.facts.weight, std=0.05)
        s.counts = nn.Linear(2, D, bias=False)
        s.time = nn.Linear(3, D, bias=False)
        far = distances(board)
        slopes = torch.tensor([2.0 ** (1 - i * 3 / max(1, heads - 1)) for i in range(heads)])
        near = torch.zeros(heads, T, T)
        near[:, :P, :P] = -slopes[:, None, None] * far.clamp(max=8)
        s.near = nn.ParameterList(nn.Parameter(near.clone()) for _ in range(layers))
        s.attend = nn.ModuleList(Attention(D, heads) for _ in range(layers))
        s.feed = nn.ModuleList(Feed(D, 4 * D) for _ in range(layers))
        # Decoder
        s.location = nn.Parameter(torch.randn(L, D) * 0.02)
        s.kind = nn.Parameter(torch.randn(TYPES, D) * 0.05)
        s.order_unit = nn.Linear(D, D, bias=False)
        s.order_to = nn.Linear(D, D, bias=False)
        s.order_target = nn.Linear(D, D, bias=False)
        s.nothing = nn.Parameter(torch.zeros(D))
        s.see = nn.ModuleList(Attention(D, heads) for _ in range(2))
        s.think = nn.ModuleList(Feed(D, 2 * D) for _ in range(2))
        s.ask = nn.Linear(D, 6 * D, bias=False)
        s.answer_to = nn.Linear(D, 3 * D, bias=False)
        s.answer_unit = nn.Linear(D, 3 * D, bias=False)
        s.pair_unit = nn.Linear(D, 2 * 32, bias=False)
        s.pair_to = nn.Linear(D, 2 * 32, bias=False)
        s.hold = nn.Linear(D, 1, bias=False)
        s.base = nn.Parameter(torch.zeros(TYPES))
        s.known = nn.Parameter(torch.zeros(CHOICE_FACTS))
        s.value_up = nn.Linear(D, D, bias=False)
        s.value = nn.Linear(D, 1, bias=False)
        nn.init.zeros_(s.value.weight)

    def encode(s, x):
        b = x["facts"].shape[0]
        P, D = s.P, s.D
        facts = x["facts"].reshape(b * P, -1)
        dtype = torch.bfloat16 if torch.is_autocast_cpu_enabled() else s.place.dtype
        hot = torch.zeros(b * P, s.facts.in_features, dtype=dtype, device=facts.device).scatter_(1, facts, 1.0)
        time = s.time(x["time"])
        h = torch.cat([s.facts(hot).view(b, P, D), s.counts(x["counts"]), time.new_zeros(b, 1, D)], 1)
        h = h + s.place.to(h.dtype) + time[:, None]
        for attend, feed, near in zip(s.attend, s.feed, s.near):
            n = norm(h)
            h = h + attend(n, n, near.to(h.dtype))
            h = h + feed(norm(h))
        return norm(h)

    def value_of(s, h):
        return plain(s.value(F.relu(s.value_up(h[:, s.P:s.P + 7])).square())).squeeze(-1)

    def forward(s, x, h):
        """Scores of all choices, in one row."""
        b, U = x["power"].shape
        D, P, L = s.D, s.P, s.L
        at = lambda index, of: torch.gather(of, 1, index[..., None].expand(b, U, of.shape[-1]))
        e = at(x["prov"], h)
        places = h[:, s.province_of] + s.location.to(h.dtype)
        typ = x["type"]
        has_to = (typ == MOVE) | (typ >= SUPPORT_MOVE)
        o = s.order_unit(e) + s.kind.to(e.dtype)[typ] + s.order_to(at(x["to"], places)) * has_to[..., None] \
            + s.order_target(at(x["target"], e)) * (typ >= SUPPORT_HOLD)[..., None]
        mem = torch.cat([s.nothing.to(o.dtype).expand(b, 1, D), norm(o)], 1)
        seen = torch.cat([torch.ones(b, U, 1, dtype=torch.bool, device=o.device), x["known"]], 2)
        mask = torch.zeros(b, 1, U, U + 1, dtype=o.dtype, device=o.device).masked_fill_(~seen[:, None], -1e4)
        q = e + at(x["power"].clamp(max=6) + P, h)
        for see, think in zip(s.see, s.think):
            q = q + see(norm(q), mem, mask)
            q = q + think(norm(q))
        q = norm(q)
        r = 1 / math.sqrt(D)
        ask = s.ask(q).view(b, U, 6, D).permute(0, 2, 1, 3) * r              # b,6,U,D
        to = s.answer_to(places).view(b, L, 3, D).permute(0, 2, 1, 3)        # move, support, convoy
        unit = s.answer_unit(e).view(b, U, 3, D).permute(0, 2, 1, 3)         # hold, move, convoy
        A = plain(ask[:, :3] @ to.transpose(-1, -2))                      # b,3,U,L
        J = plain(ask[:, 3:] @ unit.transpose(-1, -2))                    # b,3,U,U
        pu = s.pair_unit(e).view(b, U, 2, 32).permute(0, 2, 1, 3)
        pt = s.pair_to(places).view(b, L, 2, 32).permute(0, 2, 1, 3)
        AB = plain(pu @ pt.transpose(-1, -2)) * (1 / math.sqrt(32))       # b,2,U,L
        own = s.known_facts(x)
        A = A + own["A"]
        J = J + own["J"]
        hold = plain(s.hold(q)).squeeze(-1) + own["hold"]
        flat = torch.cat([A.flatten(), J.flatten(), AB.flatten(), hold.flatten(), A.new_zeros(1)])
        score = flat[x["i1"]] + flat[x["i2"]] + flat[x["i3"]] + s.base[x["ctype"]]
        return score + s.known[14] * x["fits"]

    def known_facts(s, x):
        """What follows from the power's orders known so far, choice by choice, as plain counts with learned weights."""
        w = s.known
        known = x["known"].to(w.dtype)
        typ, L, P = x["type"], s.L, s.P
        moves = (typ == MOVE)
        hot = lambda index, on: F.one_hot(index, P).to(w.dtype) * on[..., None].to(w.dtype)
        to_prov = s.province_of[x["to"]]
        goes = known @ hot(to_prov, moves)                     # own moves into a province
        leaves = known @ hot(x["prov"], moves)                 # own units leaving it
        stays = known @ hot(x["prov"], ~moves)
        mine = known * (x["target"][:, None, :] == torch.arange(typ.shape[1], device=typ.device)[None, :, None]) 
        helped = (typ == SUPPORT_MOVE) | (typ == CONVOY)
        aided = mine @ hot(to_prov, helped)                    # own orders that help this very unit to a province
        held = (mine * (typ == SUPPORT_HOLD)[:, None, :].to(w.dtype)).sum(-1)
        aided_any = aided.sum(-1)
        into = known @ hot(to_prov, helped)                    # own help for anyone's move to a province
        spread = s.province_of
        g, l, st, ai, it = (each.clamp(max=2)[..., spread] for each in (goes, leaves, stays, aided, into))
        move_ = w[0] * g + w[1] * l + w[2] * st + w[3] * ai + w[4] * held[..., None].clamp(max=2) + w[5] * aided_any[..., None].clamp(max=2)
        supp = w[6] * g + w[7] * it
        conv = w[8] * g + w[9] * it
        A = torch.stack([move_, supp, conv], 1)
        # Choices that help a unit to hold, or along: what it is known to do.
        J0 = known * (w[10] * moves[:, None].to(w.dtype) + w[11] * (~moves)[:, None].to(w.dtype))
        J1 = known * w[12]
        stay = torch.gather(goes, 2, x["prov"][..., None]).squeeze(-1).clamp(max=2)
        hold = w[13] * stay
        return dict(A=A, J=torch.stack([J0, J1, J1], 1), hold=hold)


def distances(board):
    """Steps between provinces, by land or water."""
    P, of = board["provinces"], board["provinceOf"]
    step = torch.zeros(P, P, dtype=torch.bool)
    for way in ("land", "water"):
        for i, row in enumerate(board[way]):
            for j in row:
                step[of[i], of[j]] = True
    far = torch.full((P, P), 99.0)
    far.fill_diagonal_(0)
    reached = torch.eye(P, dtype=torch.bool)
    for d in range(1, 20):
        reached = reached | ((reached.float() @ step.float()) > 0)
        far = torch.where(reached & (far > d), torch.tensor(float(d)), far)
    return far
