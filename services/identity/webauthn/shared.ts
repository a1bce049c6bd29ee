/** A passkey as its member sees it. Timestamps are in ISO 8601. */
export type MemberPasskey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Kept by a password manager, which brings it to other devices, or on one device alone. */
  isSynced: boolean;
};

export type PasskeyOverview = {
  passkeys: readonly MemberPasskey[];
  hasPassword: boolean;
  /** Whether nothing else leads into the account: the last passkey stays. */
  isLastWayIn: boolean;
};

/** The most letters of a passkey's name. */
export const longestPasskeyName = 50;
