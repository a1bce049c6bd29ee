import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const [saltBytes, keyBytes] = [16, 64];
/** No valid password is as long: what follows is not read. */
const maxLength = 200;

/** The parameters of scrypt: N = 2^ln, block size, parallelism. */
export type ScryptCost = { readonly ln: number; readonly r: number; readonly p: number };

/** One of OWASP's recommendations: 32 MB, and some 200 ms a hash. */
export const recommendedCost: ScryptCost = { ln: 15, r: 8, p: 3 };
/** What hashes cost that do not say it: `salt:key`, in hexadecimal. */
const formerCost: ScryptCost = { ln: 14, r: 16, p: 1 };

type Parsed = { cost: ScryptCost; salt: Buffer; key: Buffer };

export type PasswordHasher = ReturnType<typeof passwordHasher>;

/** Hashes passwords (scrypt, in a thread) at a cost that each hash tells: `$scrypt$ln=15,r=8,p=3$salt$key` (the PHC string format). */
export function passwordHasher(cost: ScryptCost = recommendedCost) {
  const make = async (password: string, salt: Buffer) => format({ cost, salt, key: await keyOf(password, salt, cost) });
  return {
    hash: (password: string): Promise<string> => make(password, randomBytes(saltBytes)),

    /** Whether a password has this hash, in constant time. */
    async verify(hash: string, password: string): Promise<boolean> {
      const parsed = parse(hash);
      if (!parsed) return false;
      const actual = await keyOf(password, parsed.salt, parsed.cost);
      return actual.length === parsed.key.length && timingSafeEqual(actual, parsed.key);
    },

    /** The hash of the same password at the cost of now; null where it has that already. It keeps its salt: see `saltOf`. */
    async renew(hash: string, password: string): Promise<string | null> {
      const parsed = parse(hash);
      if (!parsed || describe(parsed.cost) === describe(cost)) return null;
      return make(password, parsed.salt);
    },
  };
}

/** The salt of a hash: another for each password that was set, and the same when its hash is only made anew. */
export function saltOf(hash: string): string {
  return parse(hash)?.salt.toString('base64') ?? hash;
}

const describe = ({ ln, r, p }: ScryptCost) => `ln=${ln},r=${r},p=${p}`;
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function format({ cost, salt, key }: Parsed): string {
  return `$scrypt$${describe(cost)}$${unpadded(salt)}$${unpadded(key)}`;
}

function parse(hash: string): Parsed | null {
  const phc = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (phc) {
    const [, ln, r, p, salt = '', key = ''] = phc;
    return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
  }
  const former = /^([\da-f]{32}):([\da-f]{128})$/.exec(hash);
  // Their salt is the text, not the bytes that it stands for.
  return former && { cost: formerCost, salt: Buffer.from(former[1] ?? ''), key: Buffer.from(former[2] ?? '', 'hex') };
}

/** NFKC: one password on every keyboard. */
function keyOf(password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** ln;
  return derive(password.slice(0, maxLength).normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
}
