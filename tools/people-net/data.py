"""Reads what `export.ts` wrote, and makes batches of it."""
import json
import numpy as np
import torch
from network import HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY

HEAD, UNIT, NONE, NO_LABEL = 6, 7, 255, 0xFFFF


class Games:
    def __init__(s, folder, offsets, device="cpu"):
        board = s.board = json.load(open(f"{folder}/board.json"))
        P, U, s.powers = board["provinces"], board["units"], board["powers"]
        s.P, s.L, s.offsets, s.device = P, len(board["provinceOf"]), offsets, device
        s.province_of = np.array(board["provinceOf"] + [0] * (256 - s.L), dtype=np.int64)
        s.is_center = np.isin(np.arange(P), board["centers"])
        s.raw = np.fromfile(f"{folder}/phases.bin", dtype=np.uint8).reshape(-1, HEAD + P + s.powers + U * UNIT)
        s.counts = np.fromfile(f"{folder}/counts.bin", dtype="<u2").reshape(-1, U).astype(np.int64)
        s.choices = np.memmap(f"{folder}/choices.bin", dtype=np.uint8, mode="r").reshape(-1, 3)
        s.starts = np.concatenate([[0], s.counts.sum(1).cumsum()])
        raw = s.raw
        s.game = raw[:, 0].astype(np.int64) + 256 * raw[:, 1]
        s.kept = raw[:, 2] == 1
        s.fall = raw[:, 3]
        s.years = raw[:, 4].astype(np.float32)
        s.owners = raw[:, HEAD:HEAD + P]
        s.finals = raw[:, HEAD + P:HEAD + P + s.powers].astype(np.float32)
        s.units = raw[:, HEAD + P + s.powers:].reshape(len(raw), U, UNIT)
        s.before = np.where(np.concatenate([[False], s.game[1:] == s.game[:-1]]), np.arange(len(raw)) - 1, -1)

    def facts_of(s, ix, forget):
        """Which facts are true of each province, as columns of the network's first table."""
        b = len(ix)
        rows = np.arange(b)[:, None]
        def spread(values, empty, real, provinces):
            out = np.full((b, s.P + 1), empty, dtype=np.int64)
            out[rows, np.where(real, provinces, s.P)] = values
            return out[:, :s.P]
        now = s.units[ix]
        power, kind, loc = (now[..., i].astype(np.int64) for i in range(3))
        real = power < s.powers
        prov = s.province_of[loc]
        unit = spread(1 + np.minimum(kind, 1), 0, real, prov)
        upow = spread(np.where(real, power, 7), 7, real, prov)
        coast = spread(np.where((loc >= s.P) & real, loc - s.P + 1, 0), 0, real, prov)
        own = s.owners[ix].astype(np.int64)
        own = np.where(own < s.powers, own, np.where(s.is_center[None], 7, 8))
        was = np.where(forget, -1, s.before[ix])
        past = s.units[np.maximum(was, 0)]
        ppow, _, ploc, ptyp, pto = (past[..., i].astype(np.int64) for i in range(5))
        there = (ppow < s.powers) & (was >= 0)[:, None]
        pprov = s.province_of[ploc]
        # 0 nobody was there, 1 to 5 an order, 6 none.
        ptype = spread(np.where(ptyp < 5, ptyp + 1, 6), 0, there, pprov)
        pp = spread(np.where(there, ppow, 7), 7, there, pprov)
        target = s.province_of[pto]
        goes = (ptyp == MOVE) | (ptyp == SUPPORT_MOVE) | (ptyp == CONVOY)
        to = spread(np.where(goes, target, s.P), s.P, there, pprov)
        helps = spread(np.where(ptyp == SUPPORT_HOLD, target, s.P), s.P, there, pprov)
        return np.stack([unit, upow, coast, own, ptype, pp, to, helps], -1) + s.offsets

    def batch(s, ix, seeing, forget=None):
        """`seeing` says for how many positions and units which earlier orders are seen: a yes or no, and each unit's turn."""
        now = s.units[ix]
        n = int(max(s.raw[ix, 5].max(), 1))
        now = now[:, :n]
        b = len(ix)
        power, kind, loc, typ = (now[..., i].astype(np.int64) for i in range(4))
        label = now[..., 5].astype(np.int64) + 256 * now[..., 6]
        real = power < s.powers
        count = s.counts[ix, :n]
        # Choices of all units of the batch in one row.
        size = s.starts[ix + 1] - s.starts[ix]
        total = int(size.sum())
        first = np.concatenate([[0], np.cumsum(size)])[:-1]
        at = np.repeat(s.starts[ix] - first, size) + np.arange(total)
        ctype, cj, cto = s.choices[at].astype(np.int64).T
        unit = np.repeat(np.arange(b * n), count.reshape(-1))
        cb, cu = unit // n, unit % n
        begin = np.concatenate([[0], np.cumsum(count.reshape(-1))])[:-1].reshape(b, n)
        nA, nJ, nAB = b * 3 * n * s.L, b * 3 * n * n, b * 2 * n * s.L
        zero = nA + nJ + nAB + b * n
        moves, helps = (ctype == MOVE) | (ctype >= SUPPORT_MOVE), ctype >= SUPPORT_HOLD
        row = np.select([ctype == MOVE, ctype == SUPPORT_MOVE, ctype == CONVOY], [0, 1, 2], 0)
        i1 = np.where(moves, ((cb * 3 + row) * n + cu) * s.L + cto, np.where(ctype == HOLD, nA + nJ + nAB + unit, zero))
        jrow = np.select([ctype == SUPPORT_HOLD, ctype == SUPPORT_MOVE, ctype == CONVOY], [0, 1, 2], 0)
        i2 = np.where(helps, nA + ((cb * 3 + jrow) * n + cu) * n + cj, zero)
        i3 = np.where(ctype >= SUPPORT_MOVE, nA + nJ + ((cb * 2 + ctype - SUPPORT_MOVE) * n + cj) * s.L + cto, zero)
        # What everyone was ordered. A unit without an order holds if its power gave any.
        ordered = np.zeros((b, 8), dtype=bool)
        np.logical_or.at(ordered, (np.repeat(np.arange(b), n), power.reshape(-1).clip(max=7)), ((typ < 5) & real).reshape(-1))
        valid = real & np.take_along_axis(ordered, power.clip(max=7), 1)
        valid &= (typ == NONE) | (label != NO_LABEL)
        label = np.where(typ == NONE, 0, label)
        chosen = np.where(valid, begin + label, 0)
        otype = np.where(valid, ctype[chosen], HOLD)
        oto = np.where(valid & (cto[chosen] != NONE), cto[chosen], 0)
        otarget = np.where(valid & (cj[chosen] != NONE), cj[chosen], 0)
        seen, turn = seeing(b, n)
        known = seen & valid[:, None, :] & real[:, :, None] & (power[:, :, None] == power[:, None, :]) & (turn[:, None, :] < turn[:, :, None])
        # Help with just what a unit is known to do.
        fits = np.zeros(total, dtype=np.float32)
        h = np.nonzero(ctype >= SUPPORT_MOVE)[0]
        j = cj[h]
        fits[h] = known[cb[h], cu[h], j] & (otype[cb[h], j] == MOVE) & (s.province_of[oto[cb[h], j]] == s.province_of[cto[h]])
        facts = s.facts_of(ix, np.zeros(b, dtype=bool) if forget is None else forget)
        own = facts[..., 3] - s.offsets[3]
        tally = np.stack([(own[..., None] == np.arange(s.powers)).sum(1), ((power[..., None] == np.arange(s.powers)) & real[..., None]).sum(1)], -1)
        year = np.minimum(s.years[ix], 25)
        when = np.stack([s.fall[ix], (year - 8) / 8, (year <= 1)], -1).astype(np.float32)
        t = lambda a: torch.from_numpy(np.ascontiguousarray(a)).to(s.device)
        share = s.finals[ix] ** 2
        share = share / np.maximum(share.sum(1, keepdims=True), 1)
        won = s.finals[ix] >= 18
        goal = np.where(won.any(1, keepdims=True), won, share).astype(np.float32)
        centres = tally[..., 0].astype(np.float32) ** 2
        return dict(facts=t(facts), counts=t(tally.astype(np.float32) / 8), time=t(when), power=t(power.clip(max=7)), prov=t(np.where(real, s.province_of[loc], 0)),
                    type=t(otype), to=t(oto), target=t(otarget), known=t(known), i1=t(i1), i2=t(i2), i3=t(i3), ctype=t(ctype), fits=t(fits),
                    unit=t(unit), rows=b * n, chosen=t(chosen[valid]), which=t(np.nonzero(valid.reshape(-1))[0]), label_type=otype[valid], goal=t(goal),
                    centres=t(centres / np.maximum(centres.sum(1, keepdims=True), 1)))


def chances(x, score):
    """The logarithm of each choice's chance, among those of its unit."""
    top = torch.full((x["rows"],), -1e9, dtype=score.dtype, device=score.device).scatter_reduce_(0, x["unit"], score.detach(), "amax")
    low = score - top[x["unit"]]
    total = torch.zeros(x["rows"], dtype=score.dtype, device=score.device).index_add(0, x["unit"], low.exp())
    return low - (total + 1e-30).log()[x["unit"]]
