#!/bin/sh
# The site comes back on an empty machine from its newest copy. As root, in the folder of an unpacked release:
#   deploy/recover.sh REPOSITORY [COPY]
# REPOSITORY is the value that RESTIC_REPOSITORY had. Asks for the password of the copies; keys of an S3 store come from
# AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. COPY is the id of an older copy. With systemd it installs the release too.
# See docs/durability.md.
set -eu
repository=${1:?Which copies? deploy/recover.sh sftp:backup@backup.example.org:bottom-time}
copy=${2:-latest}
settings=${SETTINGS_FILE:-/etc/bottom-time.env}
data=${DATA_DIR:-/var/lib/bottom-time}
node=$PWD/node_modules/.bin/node
[ -x "$node" ] || { echo 'Run this in the folder of an unpacked release.' >&2; exit 1; }
command -v restic >/dev/null || { apt-get update --quiet=2 && apt-get install --yes --quiet=2 restic ca-certificates; }
if [ -z "${RESTIC_PASSWORD:-}" ]; then
  printf 'Password of the copies: '
  stty -echo; read -r RESTIC_PASSWORD; stty echo; echo
fi
export RESTIC_REPOSITORY="$repository" RESTIC_PASSWORD
only="--host bottom-time"
[ "$copy" = latest ] || only=

installs=
ran=
if [ -d /run/systemd/system ]; then
  installs=yes
  if systemctl --quiet is-active bottom-time; then
    ran=yes
    systemctl stop bottom-time
  fi
fi

echo '1. The data'
user=
if id bottom-time >/dev/null 2>&1; then
  user=bottom-time
  install -d -o bottom-time -g bottom-time -m 700 "$data"
fi
DATA_DIR="$data" "$node" scripts/restore.ts "$copy" || {
  [ -z "$ran" ] || systemctl start bottom-time
  exit 1
}
[ -z "$user" ] || chown -R bottom-time:bottom-time "$data"

echo '2. The settings'
umask 077
# shellcheck disable=SC2086
restic --quiet dump $only "$copy" /.backup-stage/settings.env >"$settings.copied"
printf "RESTIC_REPOSITORY='%s'\nRESTIC_PASSWORD='%s'\n" "$repository" "$RESTIC_PASSWORD" >>"$settings.copied"
if [ -s "$settings" ]; then
  echo "$settings is there already and stays; those of the copy are in $settings.copied."
else
  mv "$settings.copied" "$settings"
fi

echo '3. Your own texts'
content=$(sed -n "s/^CONTENT_DIR=//p" "$settings" | tr -d "'\"")
if [ -n "$content" ]; then
  # shellcheck disable=SC2086
  restic --quiet restore $only "$copy" --target / --include "$content"
fi

if [ -n "$installs" ]; then
  echo '4. The installation'
  deploy/install.sh --yes
  systemctl restart bottom-time
fi
echo 'Done. Sign in to the admin: its start screen asks what to do with emails that waited.'
