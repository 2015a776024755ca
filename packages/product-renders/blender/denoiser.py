"""Removes the noise of a render with the network of Open Image Denoise, which not every build of Blender contains.

The network is a U-Net, which sees the light, the albedo and the normals of each pixel and returns the light. For a
convolution, the nine neighbours of each pixel become a column of a matrix, which is multiplied by the weights.
"""

import os
import struct

import numpy

WEIGHTS = os.path.join(os.path.dirname(__file__), 'open-image-denoise', 'weights.tza')
# The sides of an image must be divisible by 2 for each of the four poolings.
ALIGNMENT = 16


def _read_weights(path):
    """Reads a tensor archive: a table of names, shapes and offsets, and halves as the values."""
    with open(path, 'rb') as file:
        data = file.read()
    position, = struct.unpack_from('<Q', data, 4)
    count, = struct.unpack_from('<I', data, position)
    position += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, position)
        name = data[position + 2:position + 2 + length].decode()
        position += 2 + length
        rank = data[position]
        shape = struct.unpack_from(f'<{rank}I', data, position + 1)
        # The layout of the dimensions and the type of the values are always the same.
        position += 1 + 4 * rank + rank + 1
        offset, = struct.unpack_from('<Q', data, position)
        position += 8
        values = numpy.frombuffer(data, numpy.float16, int(numpy.prod(shape)), offset)
        values = values.reshape(shape).astype(numpy.float32)
        # Weights become a matrix, with the channels of one shift after those of the other.
        tensors[name] = values.transpose(0, 2, 3, 1).reshape(shape[0], -1) if rank == 4 else values
    return tensors


class _Planes:
    """Channels of an image with a border of zeros, flat, so that a shifted image is a slice."""

    def __init__(self, channels, height, width):
        self.height, self.width = height, width
        self.values = numpy.zeros((channels, (height + 2) * (width + 2) + 2), dtype=numpy.float32)

    def inside(self):
        return self.values[:, :-2].reshape(len(self.values), self.height + 2, self.width + 2)[:, 1:-1, 1:-1]


# How many columns are multiplied at a time. They fit into the processor's cache.
BLOCK = 1024


def _convolve(tensors, name, planes):
    weight, bias = tensors[f'{name}.weight'], tensors[f'{name}.bias']
    row = planes.width + 2
    length = planes.height * row
    shifts = [down * row + across for down in range(3) for across in range(3)]
    total = numpy.empty((len(bias), length), dtype=numpy.float32)
    for start in range(0, length, BLOCK):
        end = min(start + BLOCK, length)
        neighbours = numpy.concatenate([planes.values[:, start + shift:end + shift] for shift in shifts])
        numpy.matmul(weight, neighbours, out=total[:, start:end])
    total += bias[:, None]
    result = _Planes(len(bias), planes.height, planes.width)
    numpy.maximum(total.reshape(len(bias), planes.height, row)[:, :, :-2], 0, out=result.inside())
    return result


def _pool(planes):
    result = _Planes(len(planes.values), planes.height // 2, planes.width // 2)
    inside = planes.inside()
    rows = numpy.maximum(inside[:, ::2], inside[:, 1::2])
    result.inside()[:] = numpy.maximum(rows[:, :, ::2], rows[:, :, 1::2])
    return result


def _join(small, skipped):
    """Doubles the size of a result and adds the channels of an earlier one."""
    channels = len(small.values)
    result = _Planes(channels + len(skipped.values), skipped.height, skipped.width)
    inside = result.inside()
    inside[:channels] = small.inside().repeat(2, axis=1).repeat(2, axis=2)
    inside[channels:] = skipped.inside()
    return result


def _run_network(tensors, planes):
    skipped = [planes]
    current = _convolve(tensors, 'enc_conv0', planes)
    for level in (1, 2, 3, 4):
        current = _pool(_convolve(tensors, f'enc_conv{level}', current))
        skipped.append(current)
    skipped.pop()
    for name in ('enc_conv5a', 'enc_conv5b'):
        current = _convolve(tensors, name, current)
    for level in (4, 3, 2, 1):
        current = _join(current, skipped.pop())
        for part in 'ab':
            current = _convolve(tensors, f'dec_conv{level}{part}', current)
    return _convolve(tensors, 'dec_conv0', current)


# The brightness that the network expects, and its curve, in which equal steps look equally large. The curve is made of
# a straight line, a power and a logarithm.
MIDDLE_GREY = 0.18
BRIGHTEST = 65504
LINE = 1.41283765e+03
POWER, EXPONENT, POWER_SHIFT = 1.64593172, 4.31384981e-01, -2.94139609e-03
SCALE, SHIFT, OFFSET = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
LINE_END, POWER_END = (1.57945760e-06, 2.23151711e-03), (3.22087631e-02, 3.70974749e-01)


def _to_curve(light):
    power = POWER * numpy.power(light, EXPONENT) + POWER_SHIFT
    logarithm = SCALE * numpy.log(light + SHIFT) + OFFSET
    return numpy.where(light <= LINE_END[0], LINE * light, numpy.where(light <= POWER_END[0], power, logarithm))


def _from_curve(value):
    power = numpy.power(numpy.maximum(value - POWER_SHIFT, 0) / POWER, 1 / EXPONENT)
    logarithm = numpy.exp((value - OFFSET) / SCALE) - SHIFT
    return numpy.where(value <= LINE_END[1], value / LINE, numpy.where(value <= POWER_END[1], power, logarithm))


def denoise(light, albedo, normal):
    """Removes the noise of an image in linear light with three channels."""
    height, width, _ = light.shape
    padding = [(0, -side % ALIGNMENT) for side in (height, width)] + [(0, 0)]
    light = numpy.maximum(light, 0)
    lit = light.mean(axis=2)
    lit = lit[lit > 1e-4]
    exposure = MIDDLE_GREY / float(numpy.exp(numpy.log(lit).mean())) if lit.size else 1.0
    highest = float(_to_curve(numpy.float32(BRIGHTEST)))
    planes = [_to_curve(light * exposure) / highest, numpy.clip(albedo, 0, 1), numpy.clip(normal, -1, 1) / 2 + 0.5]
    values = numpy.pad(numpy.concatenate(planes, axis=2), padding, mode='edge')
    entry = _Planes(values.shape[2], *values.shape[:2])
    entry.inside()[:] = values.transpose(2, 0, 1)
    result = _run_network(_read_weights(WEIGHTS), entry).inside().transpose(1, 2, 0)[:height, :width]
    return _from_curve(result * highest) / exposure
