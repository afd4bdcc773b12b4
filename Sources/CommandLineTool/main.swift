ToolProcess.run()
