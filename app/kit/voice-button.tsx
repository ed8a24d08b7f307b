import { Mic } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '#app/ui/class-name.ts'
import { localeOf, sourceLocale, tagOf } from '#domain/locale/locale.ts'
import { currentLocale, msg, t } from '#domain/locale/translate.ts'

interface Recognition {
  lang: string
  start(): void
  stop(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error?: string }) => void) | null
}

type RecognitionMaker = new () => Recognition

function recognitionOf(): RecognitionMaker | undefined {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition']
  for (const name of names) {
    const made: unknown = Reflect.get(window, name)
    if (typeof made === 'function') return made as RecognitionMaker
  }
  return undefined
}

interface VoiceButtonProps {
  onSaid: (text: string) => void
  /** Called with the state to show: listening, or why nothing was heard. */
  onState: (words: string) => void
  className: string
  /** What the button does; the search by default. */
  label?: string
}

const nothing = msg('We could not hear anything. Tap the microphone and try again.')
/** Messages for the error codes of the Web Speech API. */
const problems: Record<string, string> = {
  'not-allowed': msg(
    'The microphone is blocked for this site. Allow it in your browser, or type instead.',
  ),
  'service-not-allowed': msg(
    'Your browser does not support voice search here. Please type instead.',
  ),
  'audio-capture': msg('No microphone found. Please type instead.'),
  'no-speech': nothing,
  network: msg('Voice search needs an internet connection. Please type instead.'),
}
const otherwise = msg('Voice search did not work. Try again, or type instead.')

/**
 * The language of the page, or of the browser where the page is in English. Recognition of Indian
 * English also transcribes Hindi words, in Latin letters as people type them.
 */
function spokenLanguage(): string {
  const shown = currentLocale()
  return tagOf(shown === sourceLocale ? (localeOf(navigator.language) ?? shown) : shown)
}

/** Voice input, where the browser supports it; otherwise there is no button. */
export function VoiceButton({ onSaid, onState, className, label }: VoiceButtonProps) {
  const [Recognizer, setRecognizer] = useState<RecognitionMaker>()
  const [listening, setListening] = useState<Recognition>()
  useEffect(() => setRecognizer(() => recognitionOf()), [])
  useEffect(() => () => listening?.stop(), [listening])
  if (!Recognizer) return null

  const listen = () => {
    if (listening) return listening.stop()
    const recognition = new Recognizer()
    recognition.lang = spokenLanguage()
    let isAnswered = false
    recognition.onresult = ({ results }) => {
      const said = results[0]?.[0]?.transcript.trim() ?? ''
      if (!said) return
      isAnswered = true
      onState('')
      onSaid(said)
    }
    // Some browsers end after silence without a result or an error.
    recognition.onend = () => {
      setListening(undefined)
      if (!isAnswered) onState(t(nothing))
    }
    recognition.onerror = ({ error = '' }) => {
      isAnswered = true
      setListening(undefined)
      // A person who stops it needs no message.
      onState(error === 'aborted' ? '' : t(problems[error] ?? otherwise))
    }
    setListening(recognition)
    onState(t('Listening…'))
    recognition.start()
  }

  return (
    <button
      type="button"
      onClick={listen}
      aria-pressed={listening !== undefined}
      aria-label={listening ? t('Stop listening') : (label ?? t('Search by voice'))}
      onBlur={() => listening || onState('')}
      className={cn(className, listening && 'bg-primary-tint text-link')}
    >
      <Mic aria-hidden className={cn('size-4', listening && 'motion-safe:animate-pulse')} />
    </button>
  )
}
