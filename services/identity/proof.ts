export type Proof = { by: 'password' | 'passkey' | 'provider'; secondFactor: boolean };
