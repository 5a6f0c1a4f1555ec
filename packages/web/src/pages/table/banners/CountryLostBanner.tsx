import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { type StorageKey, storage } from "../../../lib/storage.ts";
import { banners as text } from "../../../messages/banners.ts";
import { powerName } from "../../../messages/power-name.ts";
import { lostOf } from "../lost.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";

const keyOf = (game: string, power: string): StorageKey => `chancery.lost.${game}.${power}`;

/** Tells a delegation, once, that it has lost its country, and leads to what it can do now. */
export function CountryLostBanner() {
  const { table, me, open } = useTable();
  const [country] = me.powers;
  const key = keyOf(table.game, country ?? "");
  const [isRead, setRead] = useState(() => storage.read(key) !== null);
  const lost = country !== undefined && me.role === "player" ? lostOf(table, country) : null;
  const isBack = lost === null && isRead;
  // A country that comes back can be lost again.
  useEffect(() => {
    if (!isBack) return;
    storage.write(key, null);
    setRead(false);
  }, [isBack, key]);
  if (lost === null || isRead) return null;
  return (
    <Banner
      rank="news"
      tone="warn"
      role="alert"
      acts={
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => {
            storage.write(key, "1");
            setRead(true);
            open("room");
          }}
        >
          {text("whatYouCanDo")}
        </Button>
      }
    >
      <p>
        <strong>{text("countryLost", { country: powerName(country) })}</strong> {text("countryLostHint")}
      </p>
    </Banner>
  );
}
