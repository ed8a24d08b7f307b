import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { isBuilt } from '../../scripts/setup/build.mjs'
import { builtCommand, endLeftovers, failToStart, startServer, stopServer } from './server.ts'

/**
 * What `npm start` runs is built of the source that the other tests run; the journeys walk all of
 * it.
 */

const command = builtCommand()
const folder = await temporaryFolder()
after(async () => {
  endLeftovers()
  await folder.remove()
})

describe('npm start', () => {
  test('npm start runs the current source', () => {
    assert.ok(isBuilt(), 'Something changed since it was built: run "npm run build".')
  })

  test('npm start serves pages, assets, the API and its document', async () => {
    const database = await testDatabase()
    const { id: brokerId } = await makeBroker(database.db)
    const { id } = await makeProperty(database.db, { brokerId })
    const server = await startServer(folder.path, { DATABASE_URL: database.url }, { command })
    const ask = async (path: string, status = 200) => {
      const answer = await fetch(server.url + path)
      assert.equal(answer.status, status, path)
      return { headers: answer.headers, text: await answer.text() }
    }
    const page = await ask(`/properties/${id}`)
    // Without its first line browsers lay a page out by the rules of the nineties.
    assert.match(page.text, /^<!DOCTYPE html><html /)
    assert.match(page.text, /<h1/)
    const script = /"(\/assets\/[^" ]+\.js)/.exec(page.text)?.[1] ?? ''
    const asset = await ask(script)
    assert.match(asset.headers.get('cache-control') ?? '', /immutable/)
    assert.equal(asset.headers.get('vary'), 'accept-encoding')
    const missing = await ask('/assets/of-an-older-build.js', 404)
    assert.match(missing.headers.get('content-type') ?? '', /json/)
    const listing = await ask(`/api${property.publicGet.path.replace(':id', id)}`)
    assert.ok(listing.text.includes(id))
    assert.match((await ask('/api/openapi.json')).text, /^\{"openapi":"3\.1\.0"/)
    assert.match((await ask('/api/docs')).text, /swagger-ui/)
    await ask('/readyz')
    const { code, output } = await stopServer(server)
    await database.drop()
    assert.equal(code, 0, output)
  })

  test('npm start reports an error at once, in one line', async () => {
    const port = await failToStart(folder.path, { PORT: 'many' }, command)
    assert.match(port.output, /^PORT must be .+\.\n$/)
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port: taken } = other.address() as AddressInfo
    const ending = await failToStart(folder.path, { PORT: String(taken) }, command)
    other.close()
    assert.match(ending.output, new RegExp(`^Port ${taken} is already in use: .+\\.\\n$`))
  })
})
