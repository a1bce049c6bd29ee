/**
 * PostgreSQL's settings as command-line arguments, which take precedence over the cluster's own configuration
 * files: so they are the same at every start.
 */
export function serverSettings(socketDirectory: string, owner: string): string[] {
  const settings = {
    // Listens on a Unix socket in a directory that only this user may enter; never on the network.
    listen_addresses: '',
    unix_socket_directories: quoted(socketDirectory),
    unix_socket_permissions: '0700',
    port: '5432',
    // Durability: an acknowledged commit is on the disk.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // A file of the log of changes is removed when it is needed no more, and not written over later: what was deleted would stand in it.
    wal_recycle: 'off',
    shared_buffers: '64MB',
    // Twelve for each of at most 32 web processes.
    max_connections: '400',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Keeps personal data out of the log: a statement's error goes to the client and not into the log (`log`
    // ranks above `error` here), since its text may quote the rejected value.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_checkpoints: 'off',
    // Tells processes that join the server who owns it.
    [ownerSetting]: owner,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A custom setting, which PostgreSQL stores and does not interpret: `<process id>.<token of one start>`. */
export const ownerSetting = 'alba.owner';

/** Escapes a path: the setting is a list, which a comma or a quote would split. */
function quoted(directory: string): string {
  return `"${directory.replaceAll('"', '""')}"`;
}
