import { Button } from "@mantine/core";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { people } from "../../messages/people.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { WayBackCard } from "../layout/WayBackCard.tsx";
import { useOwnChange } from "./use-accounts.ts";

/** The private sign-in link, and how to replace it if someone else has it. */
export function LinkSection() {
  const { mutate, error, isPending } = useOwnChange((_: null) => api.post("/api/me/link"));
  const [question, setQuestion] = useState<Confirmation | null>(null);
  return (
    <Section heading={people("signInLink")} lead={people("signInLinkLead")}>
      <WayBackCard />
      <Button
        variant="default"
        loading={isPending}
        aria-haspopup="dialog"
        onClick={() =>
          setQuestion({
            title: people("newLinkTitle"),
            text: people("newLinkText"),
            yes: people("newLink"),
            onYes: () => mutate(null),
          })
        }
      >
        {people("newLinkAndSignOut")}
      </Button>
      <Fault error={error} />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
