import { test } from 'node:test'
import { useFolders } from './folder.ts'
import { killRounds } from './kill-round.ts'

const newFolder = useFolders()

test('DUR-01: acknowledged writes are stored once after the server is killed', async (t) => {
  await killRounds(t, await newFolder(), 1)
})
