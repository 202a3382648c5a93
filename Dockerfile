# The server with the built web app. `docker compose up` starts it with a PostgreSQL (compose.yaml).
FROM node:22-bookworm-slim

WORKDIR /opt/cryptax
RUN chown node:node /opt/cryptax
USER node

COPY --chown=node:node . .
# Built here, so that a container starts at once and needs no network.
RUN npm ci --no-audit --no-fund \
  && npm run build \
  && node -e "import('./tools/bundle.mjs').then(({ ensureBundle, SERVER_BUNDLE }) => ensureBundle(SERVER_BUNDLE))" \
  && mkdir /opt/cryptax/.data

ENV NODE_ENV=production HOST=0.0.0.0 PORT=4400 CRYPTAX_DATA=/opt/cryptax/.data
VOLUME /opt/cryptax/.data
EXPOSE 4400
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4400/api/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/start.mjs"]
