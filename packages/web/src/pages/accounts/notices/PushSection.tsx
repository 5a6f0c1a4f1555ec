import { Button } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { type PushState, pushState, turnOffPush, turnOnPush } from "../../../api/push.ts";
import { install, installOffer, isInstalled, isIos } from "../../../lib/install.ts";
import { useSignal } from "../../../lib/signal.ts";
import { device as text } from "../../../messages/device.ts";
import { ui } from "../../../messages/ui.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Section } from "../../../ui/sections.tsx";
import { deviceInWords } from "../device-words.ts";
import css from "./PushSection.module.css";

const devicesQuery = () =>
  queryOptions({
    queryKey: ["push"],
    queryFn: async ({ signal }) => (await api.get("/api/me/push", { signal })).devices,
  });

/** Notifications that come to this device, and the application on it. */
export function PushSection() {
  return (
    <Section heading={text("heading")}>
      <Push />
      <Install />
    </Section>
  );
}

/** Why push messages can't be turned on, for each reason. */
const HINTS = {
  insecure: "pushInsecure",
  ios: "pushIos",
  unsupported: "pushUnsupported",
  blocked: "pushBlocked",
} as const satisfies Partial<Record<PushState, string>>;

function Push() {
  const client = useQueryClient();
  const [state, setState] = useState(pushState);
  const { data: devices = [] } = useQuery(devicesQuery());
  const { mutate, isPending, error } = useMutation<PushState, Error, boolean>({
    mutationFn: (isOn) => (isOn ? turnOnPush() : turnOffPush()),
    onSuccess: setState,
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className={css.part}>
      <h3>{text("push")}</h3>
      <p>{text("pushLead")}</p>
      {state === "on" || state === "off" ? (
        <>
          {state === "on" && <p role="status">{text("pushOn")}</p>}
          <Button variant="default" loading={isPending} onClick={() => mutate(state === "off")}>
            {text(state === "on" ? "turnOff" : "turnOn")}
          </Button>
        </>
      ) : (
        <p className={css.hint} role="status">
          {text(HINTS[state])}
        </p>
      )}
      {error && <Fault error={error} />}
      {others.length > 0 && (
        <p className={css.others}>
          {text("otherDevices", { devices: others.map((each) => deviceInWords(each)).join(", ") })}
        </p>
      )}
    </div>
  );
}

function Install() {
  const canInstall = useSignal(installOffer);
  return (
    <div className={css.part}>
      <h3>{text("app")}</h3>
      <p>{text("appLead")}</p>
      {isInstalled() ? (
        <p>{text("installed")}</p>
      ) : canInstall ? (
        <Button variant="default" onClick={() => void install()}>
          {ui("installApp")}
        </Button>
      ) : (
        <p className={css.hint}>{text(isIos() ? "installIos" : "installMenu")}</p>
      )}
    </div>
  );
}
