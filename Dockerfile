FROM node:24-slim AS build
WORKDIR /vigil
COPY package.json package-lock.json .npmrc ./
COPY common/package.json common/
COPY server/package.json server/
COPY server/embedded-mongodb/package.json server/embedded-mongodb/
COPY server/reader/package.json server/reader/
COPY web/package.json web/
COPY seed/package.json seed/
COPY test/package.json test/
RUN npm ci
COPY tsconfig.base.json tsconfig.json ./
COPY common common
COPY server server
COPY seed seed
COPY web web
RUN npx tsc -b --checkers 1 common server seed web && npx vite build web
# What runs: compiled files and the packages that they need, without sources, tests, types and maps.
RUN npm ci --omit=dev --workspace common --workspace server/embedded-mongodb --workspace server/reader --workspace server --workspace seed \
  && find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -not -path "*/linux/$(node -p process.arch)" -exec rm -r {} + \
  && mkdir /runtime \
  && cp -a --parents package.json node_modules \
    $(find common server server/embedded-mongodb server/reader seed -maxdepth 1 -name node_modules) \
    common/package.json common/dist server/package.json server/dist server/places server/same-event \
    server/embedded-mongodb/package.json server/embedded-mongodb/dist \
    server/reader/package.json server/reader/dist server/reader/model seed/package.json seed/dist web/dist /runtime \
  && find /runtime/common /runtime/server /runtime/seed -path '*/node_modules' -prune -o -type f \
    \( -name '*.d.ts' -o -name '*.map' -o -name '*.tsbuildinfo' \) -exec rm {} +

FROM node:24-slim
WORKDIR /vigil
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /runtime ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "node seed/dist/run.js && exec node server/dist/main.js"]
