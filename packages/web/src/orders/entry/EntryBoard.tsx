import { lazy, Suspense } from "react";
import { GameBoards } from "../GameBoards.tsx";
import { MessagePill } from "./MessagePill.tsx";
import { OrderMenu } from "./OrderMenu.tsx";
import { OrdersBoard, type OrdersBoardProps } from "./OrdersBoard.tsx";
import { useOrderEditor } from "./order-editor.ts";

const ReasonCard = lazy(async () => ({ default: (await import("../reasons/ReasonCard.tsx")).ReasonCard }));

/** The boards with everything that orders are given by, and the reasons once they are resolved. */
export function EntryBoard(props: Pick<OrdersBoardProps, "preview" | "around">) {
  const { press, asked } = useOrderEditor();
  return (
    <GameBoards>
      <OrdersBoard onProvince={press} {...props}>
        <OrderMenu />
        <Suspense>{asked && <ReasonCard />}</Suspense>
        <MessagePill />
      </OrdersBoard>
    </GameBoards>
  );
}
