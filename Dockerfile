FROM node:20-slim AS build
WORKDIR /vigil
COPY package.json package-lock.json .npmrc ./
COPY common/package.json common/
COPY server/package.json server/
COPY web/package.json web/
COPY seed/package.json seed/
COPY test/package.json test/
RUN npm ci
COPY tsconfig.base.json tsconfig.json ./
COPY common common
COPY server server
COPY seed seed
COPY web web
RUN npx tsc -b common server seed web && npx vite build web
RUN npm ci --omit=dev --workspace common --workspace server --workspace seed

FROM node:20-slim
WORKDIR /vigil
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /vigil/package.json ./
COPY --from=build /vigil/node_modules node_modules
COPY --from=build /vigil/common common
COPY --from=build /vigil/server server
COPY --from=build /vigil/seed seed
COPY --from=build /vigil/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["sh", "-c", "node seed/dist/run.js && exec node server/dist/main.js"]
