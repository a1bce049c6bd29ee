/**
 * The server's settings, given on its command line: they are the same at every start, whatever stands in
 * the cluster's own files.
 */
export function serverSettings(socketDirectory: string, owner: string): string[] {
  const settings = {
    // Reachable through a socket in a directory that only this user may enter; never over the network.
    listen_addresses: '',
    unix_socket_directories: quoted(socketDirectory),
    unix_socket_permissions: '0700',
    port: '5432',
    // What is acknowledged is on the disk.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '64MB',
    // Twelve for each web process, of which there are 32 at most.
    max_connections: '400',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log tells about the server, never about people. A statement's error goes to who sent it and not
    // into the log (`log` stands above `error` here), since its text may quote the value that was refused.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_checkpoints: 'off',
    // Whose server it is, for others who come to it.
    [ownerSetting]: owner,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** A setting of ours, which PostgreSQL keeps and does not read: `<process id>.<token of one start>`. */
export const ownerSetting = 'alba.owner';

/** The setting is a list: a comma or a quote in the path must not divide it. */
function quoted(directory: string): string {
  return `"${directory.replaceAll('"', '""')}"`;
}
