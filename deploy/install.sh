#!/bin/sh
# Puts the release that this file lies in on a Debian 12 or 13 of its own. Safe to run again. See docs/deploy.md.
#   sudo deploy/install.sh --domain dive.example.org [--yes]
set -eu
umask 022

root=/opt/bottom-time
settings=/etc/bottom-time.env
release=$(cd "$(dirname "$0")/.." && pwd)
packages='ca-certificates caddy curl restic ufw unattended-upgrades'

say() { echo "==> $*"; }
fail() {
  echo "install.sh: $*" >&2
  exit 1
}

read_options() {
  domain=
  confirmed=
  while [ $# -gt 0 ]; do
    case $1 in
    --domain)
      domain=${2:-}
      shift
      ;;
    --yes) confirmed=yes ;;
    *) fail "sudo deploy/install.sh --domain dive.example.org [--yes]" ;;
    esac
    shift || true
  done
  if [ -f $settings ]; then
    installed=$(sed -n 's/^SITE_URL=https:\/\///p' $settings)
    domain=${domain:-$installed}
    [ "$domain" = "$installed" ] ||
      fail "the site is installed as $installed: change SITE_URL in $settings and the name in /etc/caddy/bottom-time.caddy. Nothing was changed"
  fi
  echo "$domain" | grep -Eqx '[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+' ||
    fail "which domain? sudo deploy/install.sh --domain dive.example.org"
}

check_machine() {
  [ "$(id -u)" -eq 0 ] || fail "this needs root: sudo deploy/install.sh --domain dive.example.org"
  # shellcheck source=/dev/null
  case $(. /etc/os-release && echo "$ID ${VERSION_ID:-}") in
  'debian 12' | 'debian 13') ;;
  *) fail "this is for Debian 12 or 13. Nothing was changed" ;;
  esac
  [ -d /run/systemd/system ] || fail "systemd does not run here. Nothing was changed"
  [ -f "$release/RELEASE" ] || fail "this is no unpacked release: npm run package makes one. Nothing was changed"
  "$release/node_modules/.bin/node" --version >/dev/null 2>&1 ||
    fail "this release does not run on this machine ($(uname -m)). Nothing was changed"
  space=$(df --output=avail -k /opt | tail -n 1)
  [ "$space" -gt 1500000 ] || fail "the disk of /opt needs 1.5 GB. Nothing was changed"
}

# The ports of SSH, lest the firewall shut out who installs.
ssh_ports() {
  { sshd -T 2>/dev/null || /usr/sbin/sshd -T 2>/dev/null || true; } | awk '$1 == "port" { print $2 }' | grep . || echo 22
  echo "${SSH_CONNECTION:-}" | awk 'NF == 4 { print $4 }'
}

announce() {
  cat <<END
Bottom Time $(cat "$release/RELEASE") for https://$domain. These steps follow, each is named as it begins:
  1. install Debian's packages $packages
  2. make the user bottom-time, who may write to /var/lib/bottom-time alone
  3. copy this release to $root/releases
  4. write the settings to $settings
  5. install the command bottom-time and the service, and start it on 127.0.0.1:3000
  6. let Caddy serve https://$domain
  7. let the firewall pass SSH ($(ssh_ports | sort -u | tr '\n' ' ')), HTTP and HTTPS, and nothing else
  8. let Debian install its security updates by itself
  9. make a backup, which then happens each day
END
  [ -z "$confirmed" ] || return 0
  printf 'Go on? [y/N] '
  read -r answer
  [ "$answer" = y ] || [ "$answer" = Y ] || fail "nothing was changed"
}

install_packages() {
  say "1. Installing Debian's packages"
  apt-get update --quiet=2
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 $packages </dev/null >/dev/null
}

make_user() {
  say "2. Making the user bottom-time"
  id bottom-time >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir $root --shell /usr/sbin/nologin bottom-time
}

copy_release() {
  mkdir -p $root/releases $root/content
  if [ -e $root/current ]; then
    say "3. $(basename "$(readlink -f $root/current)") is installed already: bottom-time upgrade installs another"
    return
  fi
  name=$(cat "$release/RELEASE")
  say "3. Copying the release $name"
  rm -rf "$root/releases/$name"
  cp -R "$release" "$root/releases/$name"
  chown -R root:root "$root/releases/$name"
  chmod -R go=rX "$root/releases/$name"
  (cd "$root/releases/$name" &&
    node_modules/.bin/node --import ./scripts/compile-cache.mjs scripts/fill-compile-cache.ts)
  ln -sfn "$root/releases/$name" $root/current
}

write_settings() {
  if [ -f $settings ]; then
    say "4. The settings in $settings stay as they are"
    return
  fi
  say "4. Writing the settings to $settings"
  # The unit sets DATA_DIR. Visitors come through Caddy, from this machine.
  sed -e "s|^SITE_URL=.*|SITE_URL=https://$domain|" -e "s|^CONTENT_DIR=.*|CONTENT_DIR=$root/content|" \
    -e 's|^TRUST_PROXY=.*|TRUST_PROXY=127.0.0.1|' -e '/^DATA_DIR=/d' "$release/.env.example" >$settings.new
  chmod 600 $settings.new
  mv $settings.new $settings
  is_new=yes
}

start_site() {
  say "5. Installing the command bottom-time and the service, and starting it"
  # A release that was built here by hand has another command, without upgrades.
  newest=$root/current
  [ -f $newest/RELEASE ] || newest=$release
  install --mode=755 "$newest/deploy/bottom-time" /usr/local/bin/bottom-time
  rm -f /usr/local/sbin/bottom-time
  install --mode=644 $root/current/deploy/bottom-time.service /etc/systemd/system/bottom-time.service
  systemctl daemon-reload
  systemctl enable --quiet --now bottom-time
  port=$(sed -n 's/^PORT=//p' $settings)
  for _ in $(seq 60); do
    if curl --silent --fail --output /dev/null "http://127.0.0.1:${port:-3000}/readyz"; then return; fi
    sleep 1
  done
  fail "the site does not answer: journalctl --unit=bottom-time says why. Mend it and run this again"
}

# Whether a file is as its Debian package brought it.
is_untouched() {
  dpkg-query --show --showformat='${Conffiles}' caddy | awk -v file="$1" '$1 == file { print $2 }' |
    grep -qx "$(md5sum <"$1" | cut -d' ' -f1)"
}

configure_caddy() {
  if grep -q "^$domain\b" /etc/caddy/Caddyfile; then
    say "6. Caddy serves https://$domain already"
    return
  fi
  say "6. Letting Caddy serve https://$domain"
  if ! [ -f /etc/caddy/bottom-time.caddy ]; then
    sed -e "s|^dive.example.org|$domain|" -e "s|127.0.0.1:3000|127.0.0.1:${port:-3000}|" \
      $root/current/deploy/Caddyfile.one-machine >/etc/caddy/bottom-time.caddy
  fi
  if is_untouched /etc/caddy/Caddyfile; then : >/etc/caddy/Caddyfile; fi
  grep -qx 'import bottom-time.caddy' /etc/caddy/Caddyfile || echo 'import bottom-time.caddy' >>/etc/caddy/Caddyfile
  caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile >/dev/null 2>&1 ||
    fail "/etc/caddy/Caddyfile is not valid: caddy validate --config /etc/caddy/Caddyfile says why. Mend it and run this again"
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
}

open_firewall() {
  for other in nftables firewalld; do
    if systemctl is-active --quiet $other; then
      say "7. $other runs: let it pass the ports 80 and 443. This leaves the firewall as it is"
      return
    fi
  done
  say "7. Letting the firewall pass SSH, HTTP and HTTPS alone"
  for port in $(ssh_ports | sort -u) 80 443; do ufw allow "$port/tcp" >/dev/null; done
  ufw allow 443/udp >/dev/null
  ufw --force enable >/dev/null
}

enable_updates() {
  say "8. Letting Debian install its security updates by itself"
  if ! [ -f /etc/apt/apt.conf.d/20auto-upgrades ]; then
    printf 'APT::Periodic::Update-Package-Lists "1";\nAPT::Periodic::Unattended-Upgrade "1";\n' \
      >/etc/apt/apt.conf.d/20auto-upgrades
  fi
  systemctl enable --quiet --now apt-daily.timer apt-daily-upgrade.timer unattended-upgrades
}

make_first_backup() {
  if find /var/lib/bottom-time -name 'bottom-time-*.tar.gz' | grep -q .; then
    say "9. There are backups already; the site makes one each day"
    return
  fi
  say "9. Making a backup; the site makes one each day"
  /usr/local/bin/bottom-time backup
}

finish() {
  echo
  echo "The site runs. Once the domain leads to this machine, Caddy gets its certificate: https://$domain/admin"
  if [ -n "${is_new:-}" ]; then
    password=$(journalctl --unit=bottom-time --output=cat --no-pager | sed -n 's/^Admin password.*: //p' | tail -n 1)
    echo "The admin's password is $password: bottom-time admin-password changes it"
  fi
  echo "Settings such as email are in $settings; systemctl restart bottom-time applies them."
  echo "The backups are on the same disk: docs/deploy.md says how to keep copies elsewhere."
}

read_options "$@"
check_machine
announce
install_packages
make_user
copy_release
write_settings
start_site
configure_caddy
open_firewall
enable_updates
make_first_backup
finish
