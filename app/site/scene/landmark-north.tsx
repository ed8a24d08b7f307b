import { paint, upTo } from './paint.ts'

/** The Gateway beside the sea. */
export function mumbai() {
  return (
    <>
      <path
        fill={paint('ochre')}
        d="M96 138V78h6v-8h8v-6q6-8 12 0v6h18v-8h4q16-18 32 0h4v8h18v-6q6-8 12 0v6h8v8h6v60z"
      />
      <path fill={paint('shade')} d="M96 138V78h14v60z" />
      <path fill={paint('brick-light')} d="M92 76h136v5H92zM96 94h128v3H96z" />
      <path fill={paint('door')} d="M140 138v-26q20-26 40 0v26z" />
      <path fill={paint('tile')} d="M108 138v-20q8-11 16 0v20zM196 138v-20q8-11 16 0v20z" />
      <path
        fill={paint('sky-blue')}
        d="M0 128q12-5 24 0t24 0 24 0 24 0v22H0zM224 128q12-5 24 0t24 0 24 0 24 0v22h-96z"
      />
      <path fill={paint('trim')} d="M22 124h34l-6 8H28zM38 122V98l14 22z" />
    </>
  )
}

/** The gate of Shaniwar Wada before the hills. */
export function pune() {
  return (
    <>
      <path
        fill={paint('leaf')}
        d="M0 138V112q40-34 84-18 20-26 60-30 44 4 70 34 46-22 106 10v30z"
        opacity="0.55"
      />
      <path fill={paint('ochre')} d="M76 138V82h22V66q14-12 28 0v14h68V66q14-12 28 0v16h22v56z" />
      <path fill={paint('brick-light')} d="M126 80h68v-16h-68zM122 60h76v5h-76z" />
      <path
        fill={paint('trim')}
        d={upTo(5)
          .map((arch) => `M${131 + arch * 12} 80v-7q4-6 8 0v7z`)
          .join('')}
      />
      <path
        fill={paint('ochre')}
        d={upTo(7)
          .map((merlon) => `M${78 + merlon * 3} 82v-5h2v5zM${224 + merlon * 3} 82v-5h2v5z`)
          .join('')}
      />
      <path fill={paint('shade')} d="M98 138V66q4-4 8-5v77zM194 138V66q4-4 8-5v77z" />
      <path fill={paint('door')} d="M142 138v-34q18-20 36 0v34z" />
      <path
        stroke={paint('marigold-paint')}
        strokeWidth="1.500"
        d="M160 96v42M142 110h36M142 124h36"
      />
      <path
        fill={paint('leaf')}
        d="M18 138q-4-16 10-20 8-10 18 0 12 4 8 20zM262 138q-2-16 12-20 8-10 18 0 10 4 8 20z"
      />
    </>
  )
}

/** India Gate at the end of its avenue. */
export function delhi() {
  return (
    <>
      <path fill={paint('ochre')} d="M108 138V64h6v-8h8v-8h76v8h8v8h6v74h-26v-34q-26-44-52 0v34z" />
      <path fill={paint('shade')} d="M108 138V64h14v74z" />
      <path fill={paint('brick-light')} d="M104 62h112v4H104zM108 78h104v3H108zM134 42h52v6h-52z" />
      <path fill={paint('ochre')} d="M146 42q14-14 28 0z" />
      <path
        fill={paint('leaf')}
        d="M14 138q-6-22 12-28 4-16 20-12 18 0 18 18 16 6 10 22zM246 138q-4-20 12-26 6-16 22-10 18 0 18 18 12 4 8 18z"
      />
      <path stroke={paint('trunk')} strokeWidth="4" d="M44 138v-16M276 138v-16" />
      <path fill={paint('brick')} d="M86 138v-8h14v8zM220 138v-8h14v8z" />
    </>
  )
}
