// usage: node shoot.mjs ORIGIN OUT.png 390,1280 light,dark /path1 /path2 ... [--full] [--scroll=N] [--height=844]
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from "./tests/chromium.ts";
const args = process.argv.slice(2);
const full = args.includes('--full');
const scroll = Number(args.find((a) => a.startsWith('--scroll='))?.slice(9) ?? 0);
const height = Number(args.find((a) => a.startsWith('--height='))?.slice(9) ?? 844);
const [origin, out, widths, themes, ...paths] = args.filter((a) => !a.startsWith('--'));
const browser = await chromium.launch(launchOptions);
const shots = [];
for (const path of paths)
  for (const width of widths.split(','))
    for (const theme of themes.split(',')) {
      const page = await browser.newPage({ viewport: { width: Number(width), height }, colorScheme: theme });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      if (scroll) { await page.mouse.wheel(0, scroll); await page.waitForTimeout(500); }
      shots.push(await page.screenshot({ fullPage: full }));
      await page.close();
    }
await browser.close();
const metas = await Promise.all(shots.map((s) => sharp(s).metadata()));
let x = 0; const parts = [];
shots.forEach((input, i) => { parts.push({ input, left: x, top: 0 }); x += metas[i].width + 12; });
await sharp({ create: { width: x, height: Math.max(...metas.map((m) => m.height)), channels: 3, background: '#888' } }).composite(parts).png().toFile(out);
