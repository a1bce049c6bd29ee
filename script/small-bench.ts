import { build } from '/work/w/forms/script/build.ts';
import { proveOutreach } from '/work/w/forms/tests/faults/outreach.ts';
const say = (line: string) => console.log(line);
await build(say);
await proveOutreach({ visitors: 20, sent: 15, kills: 2, everyMs: 1500, say });
