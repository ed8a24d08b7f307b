import { type ReactNode, useCallback } from 'react'
import { useRead } from '#app/api/query.tsx'
import { upload } from '#app/api/upload.ts'
import { FormSourceContext } from '#app/property/form/form-source.ts'
import { location } from '#contract/location.ts'
import { media } from '#contract/media.ts'

interface BrokerFormSourceProps {
  /** The broker of the listing, who also owns the photos. */
  brokerId: string
  children: ReactNode
}

/** The listing form in the back office, filled in for a broker. */
export function BrokerFormSource({ brokerId, children }: BrokerFormSourceProps) {
  const areas = useRead(location.offered, { query: { type: 'area' } })
  const pincodes = useRead(location.offered, { query: { type: 'pincode' } })
  const send = useCallback(
    async (file: File, onProgress: (share: number) => void) => {
      const params = { id: brokerId }
      const { image } = await upload(media.uploadFor, { params }, { file }, { onProgress })
      return image
    },
    [brokerId],
  )
  return <FormSourceContext value={{ areas, pincodes, upload: send }}>{children}</FormSourceContext>
}
