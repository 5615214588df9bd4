FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The owner's copies of files of content/, where there are any.
ENV CONTENT_DIR=/app/own-content
# The composer of plates; `--build-arg PLATES=no` leaves it out, and sites that the owner adds keep a print.
ARG PLATES=yes
RUN if [ "$PLATES" = no ]; then rm -r art && mkdir art; fi
RUN mkdir -p own-content && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-trixie-slim
# pg_dump and pg_restore, for backups of PostgreSQL: their version must not be older than the server's.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src ./src
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/content ./content
COPY --from=build /app/own-content ./own-content
COPY --from=build /app/seed ./seed
COPY --from=build /app/public ./public
COPY --from=build /app/art ./art
RUN install -d -o node -g node /data
# One malloc arena rather than eight a core, and large pieces given back at once: compression would else leave
# memory scattered.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CONTENT_DIR=/app/own-content MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3000
# That the process answers, not that the database does: kept pages outlive a restart of the database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=384", "--import", "./scripts/compile-cache.mjs", "src/server/main.ts"]
