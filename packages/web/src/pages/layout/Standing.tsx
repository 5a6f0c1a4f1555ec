import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ApiFailure, api, type Welcome } from "../../api/client.ts";
import { standingQuery } from "../../api/queries.ts";
import { moderation as text } from "../../messages/moderation.ts";
import { formatExact } from "../../messages/time.ts";
import { Fault } from "../../ui/Fault.tsx";
import css from "./Standing.module.css";

/** What moderators want the reader to know: that they are banned, or have been warned. */
export function Standing({ standing: { ban, warnings } }: { standing: Pick<Welcome, "ban" | "warnings"> }) {
  const client = useQueryClient();
  const see = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.post("/api/me/warnings/{id}", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: standingQuery().queryKey }),
  });
  return (
    <aside className={css.notices}>
      {ban && (
        <section role="alert">
          <h2>{text("bannedTitle")}</h2>
          <p translate="no">{text("bannedReason", { reason: ban.reason })}</p>
          <p>
            {ban.until === null ? text("bannedAlways") : text("banned", { time: formatExact(ban.until) })}
          </p>
          {ban.until !== null && <p>{text("bannedSeats")}</p>}
          <p>
            {text.rich(
              "bannedRights",
              {},
              {
                link: (chunks) => (
                  <Link key="link" to="/profile">
                    {chunks}
                  </Link>
                ),
              },
            )}
          </p>
        </section>
      )}
      {warnings.map(({ id, reason }) => (
        <section key={id} role="alert">
          <h2>{text("warningTitle")}</h2>
          <p translate="no">{text("bannedReason", { reason })}</p>
          <Fault error={see.error} />
          <Button size="xs" loading={see.isPending} disabled={ban !== null} onClick={() => see.mutate(id)}>
            {text("gotIt")}
          </Button>
        </section>
      ))}
    </aside>
  );
}
