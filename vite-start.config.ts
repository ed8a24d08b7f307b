import { defineConfig } from 'vite'

// What `npm start` runs: the server and its libraries in a few files, where the source has 1,700.
export default defineConfig({
  publicDir: false,
  ssr: {
    target: 'node',
    noExternal: true,
    // Programs of the machine and files beside the code; all of them are loaded when first needed.
    external: ['sharp', 'vite', 'pdfkit', '@fastify/swagger-ui'],
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
