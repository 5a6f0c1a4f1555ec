export { EditBoard } from "./EditBoard.tsx";
export { EditPanel } from "./EditPanel.tsx";
