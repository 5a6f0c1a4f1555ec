import { roomFacts } from "@chancery/variants";
import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { presetById } from "../../games/index.ts";
import { LostPage } from "../layout/LostPage.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { HostForm } from "../lobby/hosting/HostForm.tsx";

const HostCommittee = lazy(async () => ({
  default: (await import("../room/officers/HostCommittee.tsx")).HostCommittee,
}));

/** Sets up a game. */
export function HostPage() {
  const { preset: id } = useParams({ from: "/host/$preset" });
  const preset = presetById(id);
  if (!preset) return <LostPage />;
  const Form = roomFacts(preset.variant) === null ? HostForm : HostCommittee;
  return (
    <Suspense fallback={<TopBar />}>
      <Form key={id} preset={preset} />
    </Suspense>
  );
}
