import type {ComponentProps} from 'react';
import parts from './parts.module.css';

interface Props extends ComponentProps<'button'> {
  look?: 'button' | 'primary' | 'link';
}

/** A button of a tool. It sends no form, unless it is told to. */
export default function Button({look = 'button', type = 'button', ...props}: Props) {
  return <button className={parts[look]} type={type} {...props} />;
}
