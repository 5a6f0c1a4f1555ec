import { useParams } from "@tanstack/react-router";
import { LostPage } from "../app/LostPage.tsx";
import { presetById } from "../variants/index.ts";
import { HostForm } from "./HostForm.tsx";

/** Sets up a game. */
export function HostPage() {
  const { preset: id } = useParams({ from: "/host/$preset" });
  const preset = presetById(id);
  return preset ? <HostForm key={id} preset={preset} /> : <LostPage />;
}
