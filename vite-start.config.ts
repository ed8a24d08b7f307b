import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { inlineLanguages } from './scripts/locale/inline-languages.ts'

/** Puts the text of tables (`domain/text/tsv.ts`) into the bundle, which has no files beside it. */
const inlineTables: Plugin = {
  name: 'inline-tables',
  transform(code, id) {
    const tableUrl = String.raw`new URL\(['"]([\w./-]+\.tsv)['"], import\.meta\.url\)`
    const readCall = new RegExp(`readFileSync\\(\\s*${tableUrl},\\s*['"]utf8['"],?\\s*\\)`, 'g')
    const inlined = code.replace(readCall, (_call, path: string) =>
      JSON.stringify(readFileSync(join(dirname(id), path), 'utf8')),
    )
    // A table whose name is put together at run time would be missed at the first start.
    const isOfTables = /\/(?:domain|query-language)\//.test(id)
    if (isOfTables && /^(?!\s*\*).*readFileSync\(/m.test(inlined)) {
      this.error(
        `${id} reads a table that the bundle cannot hold: name it in its readFileSync call.`,
      )
    }
    return inlined === code ? undefined : inlined
  },
}

// What `npm start` runs: the server and its libraries in a few files instead of hundreds.
export default defineConfig({
  plugins: [inlineTables, inlineLanguages],
  publicDir: false,
  ssr: {
    target: 'node',
    noExternal: true,
    // Native programs, and packages that read files beside their code: loaded when first needed.
    external: ['sharp', 'vite', 'pdfkit', '@fastify/swagger-ui', '@simplewebauthn/server'],
  },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/start',
    target: 'node24',
    minify: true,
    // Read only under NODE_OPTIONS=--enable-source-maps, which names lines of the source.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Errors and the log show the names of functions and classes.
        keepNames: true,
        // Text beyond Latin-1 would double what a file takes in memory.
        charset: 'ascii',
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
