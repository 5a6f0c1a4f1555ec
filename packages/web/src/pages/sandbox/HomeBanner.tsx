import { Button } from "@mantine/core";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { bringHome } from "../../lib/homecoming.ts";
import { sandbox as text } from "../../messages/sandbox.ts";
import css from "./HomeBanner.module.css";
import { isSilent } from "./sandbox.ts";
import { useSandbox } from "./use-sandbox.ts";

/** The way back to the game that is tried out here, with the orders or without them. */
export function HomeBanner() {
  const { from, turn } = useSearch({ from: "/sandbox/$rulebook" });
  const navigate = useNavigate();
  const { sandbox } = useSandbox();
  if (from === undefined) return null;
  const [first] = sandbox.phases;
  return (
    <div className={css.banner}>
      <span>{text("fromGame")}</span>
      <Link to="/games/$game" params={{ game: from }}>
        {text("backToGame")}
      </Link>
      {turn !== undefined && (
        <Button
          size="compact-sm"
          disabled={isSilent(first)}
          onClick={() => {
            bringHome(from, { turn, orders: first.orders });
            void navigate({ to: "/games/$game", params: { game: from } });
          }}
        >
          {text("bringHome")}
        </Button>
      )}
    </div>
  );
}
