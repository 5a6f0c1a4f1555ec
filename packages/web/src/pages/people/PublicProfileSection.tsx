import { Button, Checkbox } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type ApiFailure, api, type OwnProfile, type ProfilePart } from "../../api/client.ts";
import { ownProfileQuery } from "../../api/player-queries.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./player-parts.module.css";

const PARTS = ["all", "since", "ratings", "reliability", "games", "openings", "teams"] as const;

/** What others see of you. */
export function PublicProfileSection() {
  const { data } = useQuery(ownProfileQuery());
  return data ? <Choices key={JSON.stringify(data.hidden)} own={data} /> : null;
}

function Choices({ own }: { own: OwnProfile }) {
  const client = useQueryClient();
  const [hidden, setHidden] = useState<readonly ProfilePart[]>(own.hidden);
  const [listed, setListed] = useState(own.listed);
  const save = useMutation<unknown, ApiFailure, void>({
    mutationFn: () => api.put("/api/me/profile", { body: { hidden: [...hidden], listed } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownProfileQuery().queryKey }),
  });
  const isHidden = hidden.includes("all");
  return (
    <Section
      heading={text("own")}
      lead={text.rich(
        "ownLead",
        {},
        {
          link: (chunks) => (
            <Link key="link" to="/players/$player" params={{ player: own.player.address }}>
              {chunks}
            </Link>
          ),
        },
      )}
    >
      <fieldset className={css.parts}>
        <legend>{text("show")}</legend>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            label={text("part", { part })}
            disabled={isHidden && part !== "all"}
            checked={!hidden.includes(part)}
            onChange={(event) =>
              setHidden(
                event.currentTarget.checked ? hidden.filter((each) => each !== part) : [...hidden, part],
              )
            }
          />
        ))}
        <Checkbox
          label={text("listed")}
          description={text("listedHelp")}
          disabled={isHidden}
          checked={listed && !isHidden}
          onChange={(event) => setListed(event.currentTarget.checked)}
        />
      </fieldset>
      <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
        {text("save")}
      </Button>
      {save.isSuccess && <span role="status"> {text("saved")}</span>}
      <Fault error={save.error} />
    </Section>
  );
}
