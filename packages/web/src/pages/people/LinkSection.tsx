import { Button } from "@mantine/core";
import { useState } from "react";
import { answered, api } from "../../api/client.ts";
import { ConfirmDialog, type Question } from "../../ui/ConfirmDialog.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { WayBackCard } from "../layout/WayBackCard.tsx";
import { useOwnChange } from "./use-accounts.ts";

/** The link by which one comes back, and how to be rid of whoever else has it. */
export function LinkSection() {
  const { mutate, error, isPending } = useOwnChange((_: null) => answered(api.POST("/api/me/link")));
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <Section
      heading="Coming back"
      lead="When you first gave your name you were shown a private link that brings you back here from any device. For your safety it is shown only once. Have you lost it, or may somebody else have seen it? Make a new one; the old one then stops working."
    >
      <WayBackCard />
      <Button
        variant="default"
        loading={isPending}
        onClick={() =>
          setQuestion({
            title: "Make a new link?",
            text: "The old one leads to nobody then, and you are signed out everywhere but here.",
            yes: "Make a new link",
            onYes: () => mutate(null),
          })
        }
      >
        New link, and sign out everywhere else
      </Button>
      <Fault error={error} />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
