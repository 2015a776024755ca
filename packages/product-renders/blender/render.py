"""Renders models: blender -b -noaudio -P render.py -- [--preview] [--view N] FOLDER [NAME ...].

Without names, all models are rendered, and without --view, all of their views. View 0 is the main one."""

import argparse
import importlib
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import studio
from registry import MODELS

for file in sorted(os.listdir(os.path.join(here, 'models'))):
    if file.endswith('.py') and file != '__init__.py':
        importlib.import_module(f'models.{file[:-3]}')

parser = argparse.ArgumentParser(prog='render.py')
parser.add_argument('--preview', action='store_true')
parser.add_argument('--view', type=int)
parser.add_argument('folder')
parser.add_argument('names', nargs='*')
options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])

os.makedirs(options.folder, exist_ok=True)
for name in options.names or MODELS:
    build, views, stands, prints, aspect, pieces = MODELS[name]
    if options.preview:
        studio.preview(name, build, views, options.folder)
        continue
    chosen = views if options.view is None else views[options.view:options.view + 1]
    described = studio.take_images(name, build, chosen, stands, prints, options.folder)
    with open(os.path.join(options.folder, f'{name}.json'), 'w') as file:
        json.dump({'stands': stands, 'prints': prints, 'aspect': aspect, 'pieces': pieces, 'views': described}, file)
    print(f'Rendered {name}.', flush=True)
