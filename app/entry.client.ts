import { startPage } from "./page/start-page.ts";

startPage();
