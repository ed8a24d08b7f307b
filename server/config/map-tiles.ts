import { resolve } from 'node:path'
import { ConfigError, type Values } from './variable.ts'

/** Where the archive of street tiles is: a file, or an object of the bucket. */
export type MapTiles = { path: string } | { key: string }

const ofBucket = 's3:'

export function mapTilesOf({ MAP_TILES: name, S3_BUCKET: bucket }: Values): MapTiles | undefined {
  if (!name) return undefined
  if (!name.startsWith(ofBucket)) return { path: resolve(name) }
  if (!bucket)
    throw new ConfigError('S3_BUCKET must be set, since MAP_TILES names an object of the bucket.')
  return { key: name.slice(ofBucket.length) }
}
