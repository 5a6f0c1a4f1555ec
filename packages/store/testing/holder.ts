// A process that holds a database as a server does, says so, and stays until it is killed
import { openStore } from "../src/index.ts";
import { value } from "./moves.ts";

value(await openStore(process.env, { format: "1", alone: true }));
console.log("held");
process.stdin.resume();
