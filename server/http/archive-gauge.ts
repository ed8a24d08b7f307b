import { Gauge, type Registry } from 'prom-client'
import type { ArchiveState } from '#server/archive/archive.ts'

/** Metrics of the archive: how much would be lost with this machine, and its base backups. */
export function gaugeArchive(registry: Registry, read: () => ArchiveState): void {
  const registers = [registry]
  new Gauge({
    name: 'archive_behind_seconds',
    help: 'Seconds between now and the last moment that the archive can restore.',
    registers,
    collect() {
      const { behindSeconds } = read()
      if (behindSeconds !== null) this.set(behindSeconds)
    },
  })
  new Gauge({
    name: 'archive_waiting_segments',
    help: 'Segments of the log (16 MB each) that PostgreSQL keeps until they are in the archive.',
    registers,
    collect() {
      this.set(read().waitingSegments)
    },
  })
  new Gauge({
    name: 'archive_base_backup_timestamp_seconds',
    help: 'When the last base backup ended, in seconds of Unix time.',
    registers,
    collect() {
      const { lastBaseAt } = read()
      if (lastBaseAt) this.set(lastBaseAt.getTime() / 1000)
    },
  })
}
