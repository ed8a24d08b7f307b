import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { showFailure } from '#app/api/send.ts'
import { upload } from '#app/api/upload.ts'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { media } from '#contract/media.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'

interface PictureUploadProps {
  label: string
  /** Called with the address of the uploaded picture. */
  onUploaded: (url: string) => void
}

/** A button that uploads one picture. */
export function PictureUpload({ label, onUploaded }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const send = async (file: File) => {
    setShare(0)
    try {
      const { image } = await upload(media.uploadPicture, {}, { file }, { onProgress: setShare })
      onUploaded(image.url)
    } catch (error) {
      showFailure(error, t('Image not uploaded'))
    } finally {
      setShare(undefined)
    }
  }
  return (
    <div className="flex items-center gap-3">
      <Button
        variant="outline"
        size="sm"
        disabled={share !== undefined}
        onClick={() => input.current?.click()}
      >
        <ImageUp aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={photoLimits.formats.join(',')}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      {share !== undefined && (
        <Progress label={t('Uploading')} value={share * 100} className="max-w-40 flex-1" />
      )}
    </div>
  )
}
