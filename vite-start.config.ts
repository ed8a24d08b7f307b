import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { inlineLanguages } from './scripts/locale/inline-languages.ts'

/** Puts the text of tables (`domain/text/tsv.ts`) into the bundle, which has no files beside it. */
const inlineTables: Plugin = {
  name: 'inline-tables',
  transform(code, id) {
    const address = String.raw`new URL\(['"]([\w./-]+\.tsv)['"], import\.meta\.url\)`
    const read = new RegExp(`readFileSync\\(\\s*${address},\\s*['"]utf8['"],?\\s*\\)`, 'g')
    if (!read.test(code)) return undefined
    return code.replace(read, (_call, path: string) =>
      JSON.stringify(readFileSync(join(dirname(id), path), 'utf8')),
    )
  },
}

// What `npm start` runs: the server and its libraries in a few files, where the source has 1,700.
export default defineConfig({
  plugins: [inlineTables, inlineLanguages],
  publicDir: false,
  ssr: {
    target: 'node',
    noExternal: true,
    // Programs of the machine and files beside the code; all of them are loaded when first needed.
    external: ['sharp', 'vite', 'pdfkit', '@fastify/swagger-ui', '@simplewebauthn/server'],
  },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/start',
    target: 'node24',
    minify: true,
    // Read only where somebody asks for it: NODE_OPTIONS=--enable-source-maps names lines of the
    // source.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Names are said in errors and in the log.
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
