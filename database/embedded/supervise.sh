#!/usr/bin/env bash
# Runs a command that must not outlive its owner: supervise.sh command [argument...]
#
# The owner holds the other end of standard input, a pipe. When it closes (EOF), for whatever reason (SIGKILL
# too), the command is ended within 2 seconds. The line "stop" shuts it down with a grace period of 30 s.
# Exits with the command's status. Bash 3.2 and coreutils are enough.

# Ignores signals, only the pipe decides: a service manager may signal every process of the service at once.
trap '' HUP INT TERM

exec 3<&0
"$@" </dev/null 3<&- &
command=$!

# Signals the command every 0.1 s until it has exited or the timeout (in tenths of a second) is over. Retries
# because a program that is still starting has no signal handler yet.
end_with() {
  local signal=$1 tenths=$2
  while ((tenths-- > 0)); do
    kill "-$signal" "$command" 2>/dev/null || exit 0
    sleep 0.1
  done
}

end_when_told() {
  local order=''
  read -r order
  # To PostgreSQL, INT is a fast and clean shutdown, QUIT an immediate one; both are safe for the data.
  if [[ $order == stop ]]; then end_with INT 300; else end_with INT 11; fi
  end_with QUIT 3
  end_with KILL 3
}

end_when_told <&3 &
watcher=$!
# Removes it from the shell's jobs: bash would report its end in the log.
disown "$watcher"

exec 3<&-
wait "$command"
status=$?
# KILL, because the watcher too ignores the other signals.
kill -KILL "$watcher" 2>/dev/null
exit "$status"
