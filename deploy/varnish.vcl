vcl 4.1;

# The site behind Varnish 7 with its module xkey (Debian: varnish and varnish-modules), and the settings
# CDN=varnish and CDN_URL=http://127.0.0.1:6081. See docs/deploy.md, "A CDN in front".

import xkey;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
}

# Who may purge: where the site runs.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # A web server in front would lend its own address to anyone; it names theirs before it.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(403, "Forbidden"));
        }
        return (synth(200, "Purged " + xkey.purge(req.http.xkey-purge)));
    }
    # The owner sees drafts at the same addresses. Other cookies mean nothing to the site.
    if (req.http.Cookie ~ "(^|; ?)(__Host-)?session=") {
        return (pass);
    }
    unset req.http.Cookie;
}

sub vcl_backend_response {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # What the site says nothing of, and what it asks to have confirmed each time.
    if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "private|no-store|no-cache|must-revalidate") {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    }
}
