import type { BotLevel } from "@chancery/api/constants";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useCommand } from "../../../api/queries.ts";
import { bots } from "../../../messages/bots.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { LevelSelect } from "../../lobby/LevelSelect.tsx";
import type { RoomTable } from "../room.ts";
import css from "./codes.module.css";
import { emptyDelegations } from "./empty.ts";

/** Has bots play for all delegations that nobody has joined. */
export function FillDelegations({ table }: { table: RoomTable }) {
  const { mutate, error, isPending } = useCommand(table.game);
  const [level, setLevel] = useState<BotLevel>("club");
  if (!table.you.may.includes("fill-with-bots") || emptyDelegations(table).length === 0) return null;
  return (
    <>
      <p className={`${css.note} ${css.after}`}>{bots("committeeLead")}</p>
      <div className={css.appoint}>
        <LevelSelect level={level} onLevel={setLevel} />
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate({ type: "fill-with-bots", level })}
        >
          {bots("fillDelegations")}
        </Button>
      </div>
      <Fault error={error} />
    </>
  );
}
