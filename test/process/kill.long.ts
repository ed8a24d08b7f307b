import { test } from 'node:test'
import { useFolders } from './folder.ts'
import { killRounds } from './kill-round.ts'

const newFolder = useFolders()

test('DUR-01: what was acknowledged is there once after twenty kills of the server', async (t) => {
  await killRounds(t, await newFolder(), 20)
})
