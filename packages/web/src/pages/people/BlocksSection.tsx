import { Button } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ApiFailure, api } from "../../api/client.ts";
import { safety as text } from "../../messages/safety.ts";
import { formatMoment } from "../../messages/time.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./lists.module.css";

const blocksQuery = () =>
  queryOptions({
    queryKey: ["blocks"],
    queryFn: async ({ signal }) => (await api.get("/api/me/blocks", { signal })).blocks,
  });

/** Who you have blocked, and how to undo that. */
export function BlocksSection() {
  const client = useQueryClient();
  const { data: blocks } = useQuery(blocksQuery());
  const unblock = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.delete("/api/me/blocks/{id}", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: blocksQuery().queryKey }),
  });
  return (
    <Section heading={text("blocks")} lead={text(blocks?.length === 0 ? "blocksNone" : "blocksLead")}>
      {blocks && blocks.length > 0 && (
        <ul className={css.keys} aria-label={text("blocks")}>
          {blocks.map(({ id, name, game, at }) => (
            <li key={id}>
              <span className={css.url}>
                <span translate="no">{name}</span>
                <small>
                  {text.rich(
                    "blockedAt",
                    { time: formatMoment(at, Date.now()) },
                    {
                      link: (chunks) => (
                        <Link key="link" to="/games/$game" params={{ game }}>
                          {chunks}
                        </Link>
                      ),
                    },
                  )}
                </small>
              </span>
              <Button
                variant="default"
                size="xs"
                aria-label={text("unblockNamed", { name })}
                onClick={() => unblock.mutate(id)}
              >
                {text("unblock")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fault error={unblock.error} />
    </Section>
  );
}
